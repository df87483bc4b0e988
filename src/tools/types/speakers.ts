import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import type { Words } from '#definition/generated/words.ts'
import { argumentsOf, compileMessage } from '#definition/languages/message.ts'

const source = new URL('../../../definitions/words/', import.meta.url)
const target = new URL('../../values/generated/', import.meta.url)
const banner = '// Generated from definitions/words by `npm run types`; do not edit.'

const NUMBERS: ReadonlySet<string> = new Set(['plural', 'selectordinal', 'number'])

/** Returns the type of a sentence's placeholders: a number if it is counted, else a text (or a number). */
const printsOf = (message: string): string => {
  const members = [...argumentsOf(message)].map(
    ([name, type]) =>
      `${name}: ${NUMBERS.has(type) ? 'number' : type === 'text' ? 'string | number' : 'string'}`,
  )
  return members.length === 0 ? 'never' : `{ ${members.join('; ')} }`
}

const capital = (id: string): string =>
  id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const speakerOf = ({ id, purpose, words }: Words): string => `${banner}
import { speaker } from '../language.ts'

/** ${purpose} */
export const say${capital(id)} = speaker<{ ${Object.entries(words)
  .map(([name, message]) => `${name}: ${printsOf(message)}`)
  .join('; ')} }>('${id}', ${JSON.stringify(
  Object.fromEntries(Object.entries(words).map(([name, message]) => [name, compileMessage(message)])),
)})
`

/**
 * Writes a module for each file of definitions/words, or only checks it; returns true if any was out of date.
 */
export async function writeSpeakers(check: boolean): Promise<boolean> {
  const options = JSON.parse(await readFile(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'))
  const files = (await readdir(source)).toSorted()
  const areas = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(new URL(file, source), 'utf8')) as Words),
  )
  const texts = new Map(areas.map((area) => [`say-${area.id}.ts`, speakerOf(area)]))
  const all = areas.map(({ id }) => `export { say${capital(id)} } from './say-${id}.ts'`)
  texts.set('speakers.ts', `${banner}\n${all.join('\n')}\n`)
  await mkdir(target, { recursive: true })
  let isStale = false
  for (const [name, text] of texts) {
    const expected = await format(text, { ...options, parser: 'typescript' })
    const file = new URL(name, target)
    if ((await readFile(file, 'utf8').catch(() => '')) === expected) continue
    isStale = true
    if (!check) await writeFile(file, expected)
  }
  for (const name of await readdir(target)) {
    if (texts.has(name)) continue
    isStale = true
    if (!check) await rm(new URL(name, target))
  }
  return isStale
}
