import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/link.ts'
import { trialFlow } from '../trial/trial-flow.ts'
import { TrialGround } from '../trial/trial-ground.tsx'
import { trialServices } from '../trial/trial-services.ts'
import { Flow } from './flow.tsx'

const linked = linkFlow(trialFlow, { kinds, rules: new Map(), options: new Map() })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

/** A page that is left and come back to, after something changed the list elsewhere. */
function Visits() {
  const [isHere, setHere] = useState(true)
  const client = useQueryClient()
  const turn = async () => {
    setHere(!isHere)
    if (isHere) await client.invalidateQueries({ queryKey: ['people.list'] })
  }
  return (
    <>
      <button onClick={() => void turn()}>{isHere ? 'Leave' : 'Come back'}</button>
      {isHere && <Flow flow={flow} facts={{}} onDone={() => {}} />}
    </>
  )
}

it('offers what was added elsewhere meanwhile, not the list it knew before', async () => {
  const [alder, birch] = [
    { id: 'p-1', name: 'Alder Trading' },
    { id: 'p-2', name: 'Birch Ltd' },
  ]
  const services = trialServices({ 'people.list': (_, turn) => (turn === 0 ? [alder] : [alder, birch]) })
  const screen = await render(
    <TrialGround services={services}>
      <Visits />
    </TrialGround>,
  )
  await expect.element(screen.getByRole('option', { name: 'Alder Trading' })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await screen.getByRole('button', { name: 'Come back' }).click()
  await expect.element(screen.getByRole('option', { name: 'Birch Ltd' })).toBeInTheDocument()
})
