import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { variables, type Variable } from '#server/deployment/variables.ts'
import { wordTables } from './words.ts'

const reference = new URL('../../definitions/REFERENCE.md', import.meta.url)
const head = `# Reference

Every word, field type, card and operator of the definitions. \`npm run types\` writes this page from \`schemas/\`; change it there.
[README.md](README.md) is the guide, [GLOSSARY.md](GLOSSARY.md) says what the words mean.
`

/** Writes definitions/REFERENCE.md, unless only asked; answers whether it was out of date. */
export async function writeReference(check: boolean): Promise<boolean> {
  const before = await readFile(reference, 'utf8').catch(() => '')
  const options = JSON.parse(await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'))
  const after = await format(`${head}\n${await wordTables()}`, { ...options, parser: 'markdown' })
  if (after === before) return false
  if (!check) await writeFile(reference, after)
  return true
}

const readme = new URL('../../README.md', import.meta.url)
const [opening, closing] = [
  '<!-- Written by npm run types from src/server/deployment/variables.ts -->',
  '<!-- Until here -->',
]

/** Writes the table of variables into README.md, unless only asked; answers whether it was out of date. */
export async function writeVariables(check: boolean): Promise<boolean> {
  const before = await readFile(readme, 'utf8')
  const [start = '', rest] = before.split(opening)
  const end = rest?.split(closing)[1]
  if (end === undefined) throw new Error('README.md has lost the lines around its table of variables.')
  const table = [
    '| variable | what it is | what it has to be | otherwise |',
    '| --- | --- | --- | --- |',
    ...variableRows(),
  ].join('\n')
  const options = JSON.parse(await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'))
  const after = await format(`${start}${opening}\n\n${table}\n\n${closing}${end}`, {
    ...options,
    parser: 'markdown',
  })
  if (after === before) return false
  if (!check) await writeFile(readme, after)
  return true
}

const variableRows = () =>
  Object.entries(variables as Record<string, Variable<unknown, unknown>>)
    .filter(([, { isOfTests }]) => !isOfTests)
    .map(
      ([name, { kind, otherwise, sets }]) =>
        `| \`${name}\` | ${sets} | ${kind.wants} | ${sayOtherwise(otherwise)} |`,
    )

const sayOtherwise = (otherwise: unknown): string => {
  if (otherwise === undefined || (Array.isArray(otherwise) && otherwise.length === 0)) return 'none'
  return otherwise === true ? '`on`' : otherwise === false ? '`false`' : `\`${otherwise as string | number}\``
}
