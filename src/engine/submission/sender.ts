import { extraFields } from '#definition/extra-fields.ts'
import type { LinkedFlow } from '../flow/linking/linked-flow.ts'
import { sourcesOf, type Source } from './source.ts'

type BodyMap = Readonly<Record<string, string | { readonly is: unknown }>>

/** A place of a body with its possible sources. */
export interface SentPlace {
  readonly path: readonly string[]
  readonly sources: readonly Source[]
}

/** A step or ending of a flow, with the body it sends. */
export interface Sender {
  readonly flow: LinkedFlow
  readonly places: readonly SentPlace[]
  /** Constants that it always sends; a body with other values comes from another sender. */
  readonly constants: readonly { readonly path: readonly string[]; readonly is: unknown }[]
}

/** By the name of each call, the steps and endings that send answers with it. */
export function sendersByCall(flows: Iterable<LinkedFlow>): ReadonlyMap<string, readonly Sender[]> {
  const senders = new Map<string, Sender[]>()
  for (const flow of flows) {
    const { steps, submit } = flow.definition
    const endings = [submit, ...(submit.instead ?? [])]
    for (const { call, body } of [...steps.map(({ next }) => next ?? {}), ...endings]) {
      if (call === undefined || body === undefined) continue
      const sender = createSender(flow, body)
      const isEnding = endings.some((ending) => ending.body === body)
      if (sender.places.length > 0)
        senders.set(call, [...(senders.get(call) ?? []), isEnding ? withExtras(sender) : sender])
    }
  }
  return senders
}

function createSender(flow: LinkedFlow, body: BodyMap): Sender {
  const places: SentPlace[] = []
  const constants: Sender['constants'][number][] = []
  for (const [name, from] of Object.entries(body)) {
    const path = name.split('.')
    if (typeof from !== 'string') {
      constants.push({ path, is: from.is })
      continue
    }
    const sources = sourcesOf(flow, from)
    if (sources.some((source) => 'field' in source)) places.push({ path, sources })
  }
  return { flow, places, constants }
}

/** Adds the stored answers, which every ending sends by the id of their field while the field is shown. */
function withExtras(sender: Sender): Sender {
  const { flow, places, constants } = sender
  const { id, version } = flow.definition
  const extras = extraFields(flow.definition).map(({ field, step }): SentPlace => {
    const linked = flow.fields.get(field.id)!
    const rules = [linked.showWhen, flow.rules.get(step.showWhen ?? '')].filter((rule) => rule !== undefined)
    const conditions = rules.map((rule) => ({ rule, verdict: 'yes' as const }))
    return { path: [...EXTRAS, 'answers', field.id], sources: [{ field: linked, conditions }] }
  })
  if (extras.length === 0) return sender
  const extraList = [
    { path: [...EXTRAS, 'flow'], is: id },
    { path: [...EXTRAS, 'version'], is: version },
  ]
  return { flow, places: [...places, ...extras], constants: [...constants, ...extraList] }
}

/** Path of the stored answers in a body. */
export const EXTRAS = ['extras'] as const
