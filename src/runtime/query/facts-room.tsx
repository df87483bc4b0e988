import { use, useMemo, type ReactNode } from 'react'
import type { Page } from '#definition/generated/page.ts'
import { DetailsGroundContext } from '../details/details-context.ts'
import { useFacts } from './use-facts.ts'

export interface FactsRoomProps {
  readonly asked: Page['facts']
  readonly children: ReactNode
}

/** Everything inside knows what the definition asks the server for. */
export function FactsRoom({ asked, children }: FactsRoomProps) {
  const ground = use(DetailsGroundContext)
  const { answers } = useFacts(asked, ground.facts)
  const known = useMemo(() => ({ ...ground, facts: { ...ground.facts, ...answers } }), [ground, answers])
  return <DetailsGroundContext value={known}>{children}</DetailsGroundContext>
}
