import type { Details } from '#definition/generated/details.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { Draft } from '#engine/flow/types.ts'
import { recordText } from '#runtime/details/record-text.ts'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { browserDrafts, draftOwner } from '../drafts/browser-drafts.ts'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { preparedAnswers } from './prepared-answers.ts'

export interface SendAgain {
  readonly label: string
  readonly retry: string
  /** Opens the flow with the answers, or asks first where another draft would be lost. */
  readonly start: () => void
  /** Another draft stands there: replace it, or leave it. */
  readonly asks: boolean
  readonly replace: () => void
  readonly leave: () => void
}

/** The same payment as a new one: the wizard opens with its answers, asks for a new quote and sends nothing by itself. */
export function useSendAgain(
  definition: Details,
  rules: ReadonlyMap<string, LinkedRule> | undefined,
  payment: unknown,
): SendAgain | undefined {
  const { definitions, session, facts } = useSigned()
  const navigate = useNavigate()
  const { again, title } = definition
  const page = definitions.library.pages[again?.page ?? '']
  const flow = definitions.library.flows[page?.flow ?? '']
  const right = usePageRight(again?.page ?? '')
  const owner = draftOwner(session)
  const drafts = useMemo(() => browserDrafts(owner), [owner])
  const [asks, setAsks] = useState(false)
  const replace = useCallback(async () => {
    if (!again || !page || !flow) return
    const draft: Draft = {
      flow: flow.id,
      version: flow.version,
      answers: preparedAnswers(again, payment),
      place: { step: again.step, returnTo: [] },
      intent: crypto.randomUUID(),
      source: recordText(title, payment),
    }
    await drafts.save(draft)
    void navigate(fillPath(page.path, { [page.stepParameter ?? '']: again.step }))
  }, [again, title, page, flow, payment, drafts, navigate])
  const start = useCallback(async () => {
    const draft = flow && (await drafts.load(flow.id))
    if (draft && Object.keys(draft.answers).length > 0) setAsks(true)
    else await replace()
  }, [flow, drafts, replace])
  const verdict =
    again?.when === undefined ? 'yes' : rules?.get(again.when)?.evaluate({ ...facts, record: payment })
  const isOpen = flow !== undefined && right?.kind === 'open' && verdict === 'yes'
  return useMemo(
    () =>
      again && isOpen
        ? {
            label: again.label,
            retry: again.retry ?? again.label,
            start: () => void start(),
            asks,
            replace: () => void replace(),
            leave: () => setAsks(false),
          }
        : undefined,
    [again, isOpen, start, asks, replace],
  )
}
