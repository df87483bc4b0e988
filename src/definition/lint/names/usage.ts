import type { Lint } from '../ground/context.ts'
import { error, warning } from '../ground/findings.ts'

function collect(node: unknown, keys: ReadonlySet<string>, found: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    if (keys.has(key) && typeof value === 'string') found.add(value)
    collect(value, keys, found)
  }
  return found
}

/** What nobody uses: options, documents, details, flows, tables; two pages at one address. */
export const lintUsage: Lint = ({ library, isNamedInProgram = () => false }) => {
  const lists = collect(
    [
      library.flows,
      library.tables,
      library.details,
      library.pages,
      library.machines,
      library.requirementTypes,
      library.options,
    ],
    new Set(['options', 'labels', 'accepts', 'to', 'also', 'without']),
    new Set(),
  )
  const documents = collect([library.flows, library.pages], new Set(['document']), new Set())
  const details = collect([library.pages, library.flows], new Set(['details']), new Set())
  const flows = collect([library.pages, library.flows], new Set(['flow', 'entry']), new Set())
  const tables = collect(library.pages, new Set(['table']), new Set())
  const paths = Object.values(library.pages).map((page) => page.path.replace(/\{[^}]+\}/g, '{}'))
  return [
    ...Object.keys(library.options)
      .filter((id) => !lists.has(id) && !isNamedInProgram(id))
      .map((id) => warning(`options/${id}.options.json`, '', `No definition uses the list '${id}'.`)),
    ...Object.keys(library.documents)
      .filter((id) => !documents.has(id) && !isNamedInProgram(id))
      .map((id) => warning(`documents/${id}.document.json`, '', `No definition shows the document '${id}'.`)),
    ...Object.keys(library.details)
      .filter((id) => !details.has(id))
      .map((id) => warning(`details/${id}.details.json`, '', `Nothing shows the details '${id}'.`)),
    ...Object.keys(library.flows)
      .filter((id) => !flows.has(id))
      .map((id) => warning(`flows/${id}.flow.json`, '', `No page opens the flow '${id}'.`)),
    ...Object.keys(library.tables)
      .filter((id) => !tables.has(id))
      .map((id) => warning(`tables/${id}.table.json`, '', `No page shows the table '${id}'.`)),
    ...Object.values(library.pages)
      .filter((page, index) => paths.indexOf(page.path.replace(/\{[^}]+\}/g, '{}')) !== index)
      .map((page) =>
        error(`pages/${page.id}.page.json`, '/path', `Another page already stands at '${page.path}'.`),
      ),
  ]
}
