/** Runs once what is on its way to the screen has been painted, or at once in a page nobody looks at; answers with what calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(run)
  }
  if (document.hidden) soon()
  const frame = document.hidden ? 0 : requestAnimationFrame(soon)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
