import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { wordTables } from './words.ts'

const guide = new URL('../../definitions/README.md', import.meta.url)
const mark = '<!-- What follows is written by npm run types. -->'

/** Writes the tables at the end of definitions/README.md, unless only asked; answers whether they were out of date. */
export async function writeGuide(check: boolean): Promise<boolean> {
  const before = await readFile(guide, 'utf8')
  const [byHand = '', ...rest] = before.split(mark)
  if (rest.length !== 1) throw new Error('definitions/README.md has lost the line its tables follow.')
  const options = JSON.parse(await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'))
  const after = await format(`${byHand}${mark}\n\n${await wordTables()}`, { ...options, parser: 'markdown' })
  if (after === before) return false
  if (!check) await writeFile(guide, after)
  return true
}
