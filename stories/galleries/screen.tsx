import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { useNear } from '../book/use-near.ts'
import { CaseStep } from '../runtime/case-step.tsx'

/** Removes the requirements in brackets from the name of a case. */
export const captionOf = (name: string) => name.replace(/ \([A-Z0-9-, ]+\)$/, '')

interface ScreenProps {
  readonly step: string
  readonly name: string
  /** Caption, if it is not the name of the case. */
  readonly caption?: string
  readonly version?: LinkedFlow
}

/** Draws a step that cannot be filled in; the story Definitions has steps that can. */
export function Screen({ step, name, caption, version }: ScreenProps) {
  const { box, isNear } = useNear()
  return (
    <figure className="book-screen">
      <figcaption>{caption ?? captionOf(name)}</figcaption>
      <div ref={box} inert>
        {isNear && <CaseStep step={step} name={name} version={version} />}
      </div>
    </figure>
  )
}
