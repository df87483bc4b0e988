import { useState } from 'react'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { worldAt } from './case-world.ts'
import { StoryProvider } from './story-provider.tsx'

interface CaseStepProps {
  readonly step: string
  readonly name?: string
  /** Another version of the flow. */
  readonly version?: LinkedFlow | undefined
  readonly isPart?: true
}

/**
 * Draws a step ('flow/step') with the facts and answers of a case that reaches it: the named case, otherwise the first.
 */
export function CaseStep({ step, name, version, isPart }: CaseStepProps) {
  const [world] = useState(() => worldAt(step, { name, instead: version }))
  if (!world) return <p>No case reaches this step. Add one, and it is shown here.</p>
  return (
    <StoryProvider services={world.services} {...(isPart && { isPart })}>
      <Flow flow={world.flow} facts={world.facts} store={world.store} onDone={() => {}} />
    </StoryProvider>
  )
}

/** Returns the possible headings of a step: its title, and those of its groups of server requirements. */
export function titlesOf(step: string): readonly string[] {
  const [, id = ''] = step.split('/')
  const shown = worldAt(step)?.store.step(id).definition
  return shown ? [shown.title, ...(shown.group ?? []).map(({ title }) => title)] : []
}
