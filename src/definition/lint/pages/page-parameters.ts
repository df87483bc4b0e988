import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'

function lintPage(page: Page, { library }: LintContext): Finding[] {
  const details = page.details === undefined ? undefined : library.details[page.details]
  const named = new Set([...page.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!))
  return Object.values(details?.record?.with ?? {}).flatMap((from) => {
    if (typeof from !== 'string' || !from.startsWith('parameters.')) return []
    const name = from.slice('parameters.'.length)
    if (named.has(name)) return []
    const sentence = `The details '${page.details}' ask for '${name}' of the address: put {${name}} into the path.`
    return [error(`pages/${page.id}.page.json`, '/path', sentence)]
  })
}

/** Checks that the address of a page has the parameters that its details need. */
export const lintPageParameters: Lint = inEach('pages', (context, page) => lintPage(page, context))
