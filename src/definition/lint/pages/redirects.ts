import { partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, derived } from '../context/findings.ts'

/** Checks that a page does not redirect to itself and still shows its contents to somebody. */
function lintRedirects({ library }: LintContext): Finding[] {
  return Object.values(library.pages).flatMap(
    ({ id, path, redirect, redirectWhen, flow, table, details }) => {
      const file = `pages/${id}.page.json`
      if (redirect === undefined) return []
      if (redirect === path)
        return [
          derived(
            file,
            '/redirect',
            `'${redirect}' is the address of this page: people would be sent in a circle. Name another page.`,
          ),
        ]
      const back = Object.values(library.pages).find((one) => one.path === redirect && one.redirect === path)
      if (back !== undefined)
        return [
          caused(
            `circle of ${[id, back.id].toSorted().join(' and ')}`,
            file,
            '/redirect',
            `'${back.id}' at '${redirect}' sends people back here: they would go in a circle. Let one of the two stay where it is.`,
          ),
        ]
      const shown = flow ?? table ?? details
      return redirectWhen === undefined && shown !== undefined
        ? [
            derived(
              file,
              '/redirect',
              `Everybody is sent to '${redirect}', and nobody would see '${shown}'. Say under 'redirectWhen' who is sent, or take one of both out.`,
            ),
          ]
        : []
    },
  )
}

/** Checks that a call that grants rights limits them to those of the grantor if similar calls do. */
function lintGiving({ library, findSchema }: LintContext): Finding[] {
  const calls = Object.values(library.calls)
  return calls.flatMap(({ id, request, gives, permission, faults = [] }) => {
    const schema =
      request === undefined || gives !== undefined ? undefined : findSchema(`entities/${request}`)
    if (schema === undefined) return []
    const names = partsOf(schema, findSchema).flatMap(({ properties = {} }) => Object.keys(properties))
    const other = calls.find(
      (one) =>
        one.permission === permission &&
        one.gives !== undefined &&
        names.includes(one.gives) &&
        faults.some((fault) => fault.endsWith('-not-held') && one.faults?.includes(fault)),
    )
    return other === undefined
      ? []
      : [
          derived(
            `calls/${id}.call.json`,
            '',
            `'${id}' takes '${other.gives}' as '${other.id}' does, and does not say that it gives them. People could give what they do not hold. Write "gives": "${other.gives}".`,
          ),
        ]
  })
}

/** Checks the redirects of pages and the values that pages pass on. */
export const lintRedirectsAndGifts: Lint = (context) => [...lintRedirects(context), ...lintGiving(context)]
