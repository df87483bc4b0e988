import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { sentFields } from '../calls/sent-fields.ts'

type Sent = Flow['submit']

function lintSent(file: string, flow: Flow, { call, body }: Sent, context: LintContext): Finding[] {
  const request = context.library.calls[call]?.request
  const schema = request === undefined ? undefined : context.findSchema(`entities/${request}`)
  if (schema === undefined) return []
  return sentFields(flow, body).flatMap(({ name, field, path }): Finding[] => {
    const found = resolvePath(schema, name.split('.'), context.findSchema)
    const taken = Math.min(...found.nodes.flatMap(({ maxLength }) => maxLength ?? []))
    const limit = field.limit === undefined ? undefined : context.library.limits[field.limit]
    if (limit?.unit !== 'characters' || Number(limit.is) <= taken) return []
    const sentence = `'${field.limit}' lets ${limit.is} characters be typed; the call '${call}' takes ${taken} as '${name}'. Name a smaller limit.`
    return [derived(file, `${path}/limit`, sentence)]
  })
}

/** Checks that a limit allows no longer text than the call takes; the server would refuse it at the end. */
export const lintLimitFits: Lint = inEach('flows', (context, flow) =>
  [flow.submit, ...(flow.submit.instead ?? [])].flatMap((sent) =>
    lintSent(`flows/${flow.id}.flow.json`, flow, sent, context),
  ),
)
