import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import type { Table } from '../../generated/table.ts'
import type { LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { namesItself } from '../words/copies.ts'

/** Returns the page that is called after an action, where the one it opens is not. */
function pageMeant(action: string, page: string, { library: { pages } }: LintContext): string | undefined {
  if (page.split('-').includes(action)) return undefined
  return [`${action}-${page}`, `${page}-${action}`].find((name) => pages[name] !== undefined)
}

const sayPage = (action: string, page: string, meant: string): string =>
  `'${action}' opens '${page}', and there is a page '${meant}' for it. Name that one, or give the action another id.`

/** Checks that a row action opens the page that is called after it. */
export const lintRowPages = (file: string, { rowActions = [] }: Table, context: LintContext): Finding[] =>
  rowActions.flatMap((action, at) => {
    if (!('id' in action) || !('opens' in action) || action.opens === undefined) return []
    const meant = pageMeant(action.id, action.opens, context)
    const sentence = sayPage(action.id, action.opens, meant ?? '')
    return meant === undefined
      ? []
      : [{ ...derived(file, `/rowActions/${at}/opens`, sentence), nearest: meant }]
  })

/** Checks that an action of details opens its own page, and says what became of itself. */
export function lintActionWords(file: string, { actions = [] }: Details, context: LintContext): Finding[] {
  const calling = actions.flatMap((action, at) =>
    'call' in action
      ? [
          {
            at,
            id: action.id,
            done: action.done,
            failed: action.failed,
            'confirm/title': action.confirm?.title,
            'confirm/says': action.confirm?.says,
          },
        ]
      : [],
  )
  const copied = calling.flatMap((one) =>
    (['done', 'failed', 'confirm/title', 'confirm/says'] as const).flatMap((word): Finding[] => {
      const twin = calling.find((other) => other.id !== one.id && other[word] === one[word])
      const text = one[word]
      if (twin === undefined || text === undefined) return []
      const [own, others] = [namesItself(one.id, text), namesItself(twin.id, text)]
      if (own > others || (own === others && one.at < twin.at)) return []
      const sentence = `This is what '${twin.id}' says, word for word: it was copied. Say what became of '${one.id}'.`
      return [derived(file, `/actions/${one.at}/${word}`, sentence)]
    }),
  )
  return [
    ...copied,
    ...actions.flatMap((action, at): Finding[] => {
      const meant = 'page' in action ? pageMeant(action.id, action.page, context) : undefined
      if (!('page' in action) || meant === undefined) return []
      const sentence = sayPage(action.id, action.page, meant)
      return [{ ...derived(file, `/actions/${at}/page`, sentence), nearest: meant }]
    }),
  ]
}
