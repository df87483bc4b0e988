import type { Edit, Place, Source } from '../source.ts'

/** One class of changes: every change it can make at one place of a source file. */
export interface CodeChange {
  readonly id: string
  readonly says: string
  edits(place: Place, source: Source): Iterable<Edit>
}

/** An edit that puts another text in place of a node. */
export const replaced = ({ start, end }: Place['node'], to: string): Edit => ({ start, end, to })
