import type { Finding } from '../finding.ts'
import type { DefinitionFile } from '../loader.ts'

/**
 * Returns what finds the call with a wrong address or answer that a finding probably follows from: its definition makes
 * that call.
 */
export function findWrongCalls<T extends { readonly finding: Finding }>(
  folded: readonly T[],
  files: readonly DefinitionFile[],
): (one: T) => T | undefined {
  const wrong = folded.flatMap((one) => {
    const { file, path, level } = one.finding
    const call = /^calls\/(.+)\.call\.json$/.exec(file)?.[1]
    const isOfCall =
      level === 'error' && call !== undefined && ['/path', '/answer', '/request', '/tenant'].includes(path)
    return isOfCall ? [{ one, call, file }] : []
  })
  if (wrong.length === 0) return () => undefined
  const texts = new Map(files.map(({ path, text }) => [path, text ?? '']))
  return ({ finding }) =>
    finding.level === 'error'
      ? wrong.find(
          ({ one, call, file }) =>
            one.finding !== finding &&
            (finding.file === file || texts.get(finding.file)?.includes(`"${call}"`) === true) &&
            !(finding.file === file && ['/path', '/tenant'].includes(finding.path)),
        )?.one
      : undefined
}

/** Tells whether a place is in the request of a call. */
export const isOfCall = (call: string, path: string): boolean =>
  call.endsWith('/call') &&
  /^\/(body|with)(\/|$)/.test(path.slice(call.length - '/call'.length)) &&
  path.startsWith(call.slice(0, -'/call'.length))
