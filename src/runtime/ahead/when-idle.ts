/** Does something once nothing else is to be done; answers with how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work, { timeout: 4_000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 2_000)
  return () => clearTimeout(asked)
}
