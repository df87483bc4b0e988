import { keysOf, readPath } from '../rule/path.ts'
import type { Facts } from '../rule/types.ts'
import type { LinkedTable } from './types.ts'

/** Tells whether the rows can be downloaded: there is a download, and its rule is true. */
export function canDownload({ definition: { download }, rules }: LinkedTable, facts: Facts): boolean {
  if (!download) return false
  return download.showWhen === undefined || rules.get(download.showWhen)?.evaluate(facts) === 'yes'
}

/** Returns the advised maximum of rows if there are more (LIM-021); all can be downloaded anyway. */
export function tooManyRows(
  { definition: { download } }: LinkedTable,
  facts: Facts,
  rows: number,
): number | undefined {
  if (download?.advised === undefined) return undefined
  const advised = readPath(facts, keysOf(`limits.${download.advised}`))
  return typeof advised === 'number' && rows > advised ? advised : undefined
}
