import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { format } from 'prettier'
import { cardWords } from './types/card-words.ts'
import { exactSchema } from './types/exact-schema.ts'
import { shareGrammar } from './types/shared-grammar.ts'
import { writeSpeakers } from './types/speakers.ts'
import { writeTables } from './types/tables.ts'
import { wireCalls, wireEntities } from './types/wire-types.ts'

const source = new URL('../../schemas/definitions/', import.meta.url)
const target = new URL('../definition/generated/', import.meta.url)
const check = process.argv.includes('--check')
const stale: string[] = []

const banner = '// Generated from schemas/definitions by `npm run types`; do not edit.'
const options = JSON.parse(await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'))
const readExact = async (name: string): Promise<JSONSchema> =>
  Object(exactSchema(JSON.parse(await readFile(new URL(name, source), 'utf8'))))

const resolveWord = {
  order: 1,
  canRead: /portolan\.invalid/,
  read: async (file: { url: string }) => JSON.stringify(await readExact(file.url.split('/').at(-1) ?? '')),
}

const formatted = (types: string): Promise<string> => format(types, { ...options, parser: 'typescript' })

const generate = async (name: string): Promise<string> =>
  formatted(
    await compile(await readExact(name), name.replace('.json', ''), {
      cwd: source.pathname,
      bannerComment: '',
      format: false,
      ignoreMinAndMaxItems: true,
      $refOptions: { resolve: { portolan: resolveWord } },
    }),
  )

/** Writes the placeholders of each fault as a type, so that a refusal must fill all. */
async function faultWords(): Promise<string> {
  const { faults } = JSON.parse(
    await readFile(new URL('../../schemas/printed.json', import.meta.url), 'utf8'),
  ) as {
    faults: Record<string, readonly string[]>
  }
  const members = Object.entries(faults).map(
    ([fault, names]) => `'${fault}': ${names.map((name) => `'${name}'`).join(' | ')}`,
  )
  return `/** Placeholders in the sentences of each fault. */
export interface FaultWords { ${members.join('; ')} }`
}

async function keep(from: string, name: string, text: string): Promise<void> {
  const file = new URL(name, target)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) return
  stale.push(from)
  if (!check) await writeFile(file, text)
}

await mkdir(target, { recursive: true })
const names = (await readdir(source)).filter((name) => name !== 'word.schema.json').toSorted()
const own = new Map<string, string>()
for (const name of names) own.set(name.replace('.schema.json', '.ts'), await generate(name))
for (const [name, types] of shareGrammar(own, 'grammar.ts'))
  await keep(name, name, await formatted(`${banner}\n\n${types}`))
for (const [from, name, members] of [
  ['cards.json', 'card-words.ts', await cardWords()],
  ['printed.json', 'fault-words.ts', await faultWords()],
] as const) {
  const text = `${banner.replace('/definitions', `/${from}`)}\n\n${members}`
  await keep(from, name, await formatted(text))
}
for (const [from, name, members] of [
  ['schemas/entities', 'wire-entities.ts', await wireEntities()],
  ['definitions/calls', 'wire-calls.ts', await wireCalls()],
] as const) {
  const text = `${banner.replace('schemas/definitions', from)}\n\n${members}`
  await keep(from, name, await formatted(text))
}
if (await writeSpeakers(check)) stale.push('definitions/words')
// The documents import the generated sentence functions, so they come last.
const { writeApi, writeReference, writeVariables } = await import('./types/documents.ts')
if (await writeTables(check)) stale.push('src/server/store/migrations')
if (await writeReference(check)) stale.push('definitions/REFERENCE.md')
if (await writeApi(check)) stale.push('src/public')
if (await writeVariables(check)) stale.push('README.md')
if (names.length === 0) throw new Error('No schemas were found in schemas/definitions.')
if (check && stale.length > 0) {
  console.error(`What is generated is older than its schemas: ${stale.join(', ')}. Run npm run types.`)
  process.exit(1)
}
console.log(`${names.length} schemas, ${check ? 'no drift' : `${stale.length} types written`}`)
