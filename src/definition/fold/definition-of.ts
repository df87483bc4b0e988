import { idOfPath, kindOfPath } from '../kind.ts'

export const isOfCases = (path: string): boolean => kindOfPath(path)?.collection === 'cases'

/** Returns the definition of a file, such as 'flows/single-payment'; cases belong to their definition. */
export function definitionOf(path: string): string {
  const kind = kindOfPath(path)
  if (kind === undefined || kind.single) return path
  if (kind.collection === 'cases') return path.slice(0, -kind.suffix.length)
  return `${kind.collection}/${idOfPath(path, kind)}`
}
