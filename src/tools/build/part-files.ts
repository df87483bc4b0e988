import type { Rolldown, Plugin } from 'vite'
import { PAGE_PARTS, type PagePart } from '#engine/page/page-parts.ts'

/** Read by server/app/http/portal. */
const PART_FILES = 'part-files.json'

const modules: Readonly<Record<PagePart, string>> = {
  flow: 'src/portal/pages/flow-page.tsx',
  details: 'src/portal/pages/record/details-page.tsx',
  table: 'src/portal/tables/table-view.tsx',
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** Returns a script and all scripts it imports statically. */
function importedBy(name: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (found.has(name) || file?.type !== 'chunk') return found
  found.add(name)
  for (const one of file.imports) importedBy(one, bundle, found)
  return found
}

const stylesOf = (name: string, bundle: Bundle): readonly string[] => {
  const file = bundle[name]
  return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
}

/** Writes the list of files of each part of the portal, without those every first page loads. */
export function partFiles(): Plugin {
  return {
    name: 'portolan:part-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find((file) => file.isEntry)
        const first = importedBy(entry?.fileName ?? '', bundle)
        const filesOf = (part: PagePart) => {
          const chunk = chunks.find((file) => file.moduleIds.some((id) => id.endsWith(modules[part])))
          if (!chunk) return this.error(`The build makes no file of ${modules[part]}.`)
          const scripts = [...importedBy(chunk.fileName, bundle)].filter((name) => !first.has(name))
          return [...scripts, ...scripts.flatMap((name) => stylesOf(name, bundle))].map((name) => `/${name}`)
        }
        const source = JSON.stringify(Object.fromEntries(PAGE_PARTS.map((part) => [part, filesOf(part)])))
        this.emitFile({ type: 'asset', fileName: PART_FILES, source })
      },
    },
  }
}
