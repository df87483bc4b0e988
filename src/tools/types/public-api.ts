import { readFile } from 'node:fs/promises'

const folder = new URL('../../public/', import.meta.url)
const source = new URL('../../', import.meta.url)
const doors = ['engine.ts', 'react.tsx', 'check.ts']

/** Matches a docstring and the first line of its declaration. */
const declaration = (name: string) =>
  new RegExp(
    String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?export (?:declare )?(?:async )?(const|function|interface|type|class) ${name}\b`,
  )

const reexport = /export (type )?\{([^}]+)\} from '#(\w+)\/([^']+)'/g
const own = /export (?:async )?(?:const|function|interface|type|class) (\w+)/g

const plain = (doc: string) =>
  doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim()

/** Returns the text of a declaration: a type to its last brace, a function to its body. */
function signature(text: string, kind: string, from: number): string {
  const lines = text.slice(from).split('\n')
  const last =
    kind === 'interface'
      ? lines.findIndex((line) => line === '}')
      : kind === 'function'
        ? lines.findIndex((line) => line.endsWith('{') && !line.endsWith('('))
        : lines.findIndex(
            (line, at) => at > 0 && (line === '' || /^(export|\/\*\*|const|function)/.test(line)),
          ) - 1
  const shown = lines.slice(0, Math.max(last, 0) + 1).join('\n')
  return (kind === 'function' ? shown.replace(/ ?\{$/, '') : shown).replace(/^export (async )?/, '')
}

async function describe(name: string, file: URL): Promise<string> {
  const text = await readFile(file, 'utf8')
  const found = declaration(name).exec(text)
  if (!found) throw new Error(`${file.pathname} declares no '${name}'.`)
  const [whole, doc = '', kind = ''] = found
  const from = found.index + whole.indexOf('export ', doc === '' ? 0 : doc.length)
  if (file.pathname.includes('/generated/'))
    return `### \`${name}\`\n\n${plain(doc)} Its words stand in [REFERENCE.md](../../definitions/REFERENCE.md).`
  const shown = kind === 'const' ? '' : `\n\n\`\`\`ts\n${signature(text, kind, from)}\n\`\`\``
  return `### \`${name}\`\n\n${doc === '' ? '' : plain(doc)}${shown}`
}

async function describeDoor(door: string): Promise<string> {
  const file = new URL(door, folder)
  const text = await readFile(file, 'utf8')
  const parts: string[] = []
  for (const [, , names = '', floor, path] of text.matchAll(reexport))
    for (const name of names.split(',').map((one) => one.trim().replace(/^type /, '')))
      if (name) parts.push(await describe(name, new URL(`${floor}/${path}`, source)))
  for (const [, name = ''] of text.matchAll(own)) parts.push(await describe(name, file))
  const head = /^\/\*\* (.*) \*\/\n/.exec(text)?.[1] ?? ''
  return [`## portolan/${door.replace(/\.tsx?$/, '')}`, head, ...parts].filter(Boolean).join('\n\n')
}

/** Writes the exports of the public entry files as Markdown, with docstrings and signatures. */
export const publicApi = async (): Promise<string> =>
  (await Promise.all(doors.map(describeDoor))).join('\n\n')
