import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { TrialGround } from '#runtime/trial/trial-ground.tsx'
import { trialServices } from '#runtime/trial/trial-services.ts'
import { fieldTypes, prepare } from './index.ts'

export interface TrialRun {
  readonly facts: Readonly<Record<string, unknown>>
  readonly answers: Parameters<typeof trialServices>[0]
}

/** Runs a flow with the fields of the portal: for the widgets' own tests. */
export async function openTrialRun(definition: Definition, { facts, answers }: TrialRun) {
  await prepare([...kinds.keys()])
  const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts, intent: 'i-1' })
  const services = trialServices(answers)
  const screen = await render(
    <TrialGround services={services} fieldTypes={fieldTypes}>
      <Flow flow={linked.flow} store={store} facts={facts} onDone={() => undefined} />
    </TrialGround>,
  )
  return { screen, services }
}
