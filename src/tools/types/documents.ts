import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { variables, type Variable } from '#server/deployment/variables.ts'
import { publicApi } from './public-api.ts'
import { wordTables } from './definition-words.ts'

const reference = new URL('../../../definitions/REFERENCE.md', import.meta.url)
const head = `# Reference

Every word, field type, card and operator of the definitions. \`npm run types\` writes this page from \`schemas/\`; change it there.
[README.md](README.md) is the guide, [GLOSSARY.md](GLOSSARY.md) says what the words mean.
`

/** Writes definitions/REFERENCE.md, or only checks it; returns true if it was out of date. */
export const writeReference = async (check: boolean): Promise<boolean> =>
  write(reference, `${head}\n${await wordTables()}`, check)

const api = new URL('../../public/API.md', import.meta.url)
const apiHead = `# API

The exports of \`portolan/engine\`, \`portolan/react\` and \`portolan/check\`. \`npm run types\` writes this page from the docstrings; change them there.
[README.md](README.md) says how to use them.
`

/** Writes src/public/API.md, or only checks it; returns true if it was out of date. */
export const writeApi = async (check: boolean): Promise<boolean> =>
  write(api, `${apiHead}\n${await publicApi()}`, check)

async function write(file: URL, text: string, check: boolean): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => '')
  const options = JSON.parse(await readFile(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'))
  const after = await format(text, { ...options, parser: 'markdown' })
  if (after === before) return false
  if (!check) await writeFile(file, after)
  return true
}

const readme = new URL('../../../README.md', import.meta.url)
const [opening, closing] = [
  '<!-- Written by npm run types from src/server/deployment/variables.ts -->',
  '<!-- Until here -->',
]

/** Writes the table of variables in README.md, or only checks it; returns true if it was out of date. */
export async function writeVariables(check: boolean): Promise<boolean> {
  const before = await readFile(readme, 'utf8')
  const [start = '', rest] = before.split(opening)
  const end = rest?.split(closing)[1]
  if (end === undefined) throw new Error('README.md has lost the lines around its table of variables.')
  const table = [
    '| variable | meaning | value | default |',
    '| --- | --- | --- | --- |',
    ...variableRows(),
  ].join('\n')
  return write(readme, `${start}${opening}\n\n${table}\n\n${closing}${end}`, check)
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
