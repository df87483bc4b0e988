import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error, withoutFix } from '../context/findings.ts'
import { unknownFact } from '../rules/facts.ts'
import { pageRoots } from './page-roots.ts'
import { placeholders } from '../words/templates.ts'

/**
 * Checks that the name of a page prints facts of the page. The name waits for them, so there must be some.
 */
export const lintPageCalled: Lint = inEach('pages', (context, page) => {
  if (page.called === undefined) return []
  const file = `pages/${page.id}.page.json`
  if (page.facts === undefined)
    return [error(file, '/called', "It asks for nothing it could print: name a call under 'facts'.")]
  const roots = pageRoots(context, page)
  return placeholders(page.called).flatMap((names) =>
    names.flatMap((name) =>
      unknownFact(file, '/called', name, roots, context)
        .map(withoutFix)
        .map((one) =>
          one.nearest === undefined && !/(?:Write|Name|name) /.test(one.sentence)
            ? {
                ...one,
                sentence: `${one.sentence} Name one of the page’s own: ${Object.keys(page.facts ?? {}).join(', ')}.`,
              }
            : one,
        ),
    ),
  )
})
