import type { Details, DetailsAgain } from '#definition/generated/details.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { draftName } from '#engine/draft/name.ts'
import type { Draft } from '#engine/flow/types.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { recordText } from '#runtime/details/record-text.ts'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { browserDrafts, draftOwner } from '../drafts/browser-drafts.ts'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'

export interface SendAgain {
  readonly label: string
  /** Opens the flow with the answers, or asks first if another draft would be lost. */
  readonly start: () => void
  /** Tells whether to ask about another draft: replace or keep it. */
  readonly asks: boolean
  readonly replace: () => void
  readonly leave: () => void
}

/**
 * Sends a payment again as a new one: the wizard opens with its answers, requests a new quote and sends
 * nothing by itself.
 */
export function useSendAgain(
  definition: Details,
  rules: ReadonlyMap<string, LinkedRule> | undefined,
  payment: unknown,
): SendAgain | undefined {
  const { definitions, session, facts } = useSigned()
  const navigate = useNavigate()
  const { again, title } = definition
  const isYes = (rule: string) => rules?.get(rule)?.evaluate({ ...facts, record: payment }) === 'yes'
  const isToFix = again?.retryWhen !== undefined && isYes(again.retryWhen)
  const opens = isToFix ? (again?.retryPage ?? again?.page) : again?.page
  const page = definitions.library.pages[opens ?? '']
  const flow = definitions.library.flows[page?.flow ?? '']
  const right = usePageRight(opens ?? '')
  const owner = draftOwner(session)
  const drafts = useMemo(() => browserDrafts(owner), [owner])
  const [asks, setAsks] = useState(false)
  const id = String(readAt(payment, 'payment_id'))
  const given = useMemo(
    () => (page?.given?.['retryOf'] === undefined ? undefined : { retryOf: id }),
    [page, id],
  )
  const replace = useCallback(async () => {
    if (!again || !page || !flow) return
    const draft: Draft = {
      flow: flow.id,
      version: flow.version,
      answers: preparedAnswers(again, payment),
      place: { step: again.step, returnTo: [] },
      intent: crypto.randomUUID(),
      source: recordText(title, payment),
      ...(given && { given }),
    }
    await drafts.save(draft)
    void navigate(fillPath(page.path, { id, [page.stepParameter ?? '']: again.step }))
  }, [again, title, page, flow, payment, drafts, navigate, id, given])
  const start = useCallback(async () => {
    const draft = flow && (await drafts.load(draftName(flow.id, given)))
    if (draft && Object.keys(draft.answers).length > 0) setAsks(true)
    else await replace()
  }, [flow, drafts, given, replace])
  const isOffered = again?.when === undefined || isYes(again.when)
  const isOpen = flow !== undefined && right?.kind === 'open' && isOffered
  return useMemo(
    () =>
      again && isOpen
        ? {
            label: isToFix ? (again.retry ?? again.label) : again.label,
            start: () => void start(),
            asks,
            replace: () => void replace(),
            leave: () => setAsks(false),
          }
        : undefined,
    [again, isOpen, isToFix, start, asks, replace],
  )
}

type Given = DetailsAgain['answers'][string]

/** Returns the starting answers of a flow from a record, without absent values. */
function preparedAnswers(
  { answers }: Pick<DetailsAgain, 'answers'>,
  record: unknown,
): Record<string, unknown> {
  const prepared: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(answers)) {
    const value = valueOf(given, record)
    const [field = '', part] = name.split('.')
    if (value === undefined || value === null) continue
    prepared[field] = part === undefined ? value : { ...Object(prepared[field]), [part]: value }
  }
  return prepared
}

function valueOf(given: Given, record: unknown): unknown {
  if (typeof given === 'string') return readAt(record, given)
  return given.where === undefined || readAt(record, given.where) !== undefined ? given.is : given.else
}
