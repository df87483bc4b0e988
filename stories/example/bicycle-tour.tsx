import { useState } from 'react'
import { InterpretedFlow } from '../../src/public/react.tsx'
import tour from './bicycle-tour.flow.json'

/** A flow that has nothing to do with payments, drawn from one file. */
export function BicycleTour() {
  const [joined, setJoined] = useState<unknown>()
  if (joined !== undefined) return <pre>{JSON.stringify(joined, undefined, 2)}</pre>
  return (
    <InterpretedFlow
      definition={tour}
      calls={{ 'tours.join': ({ body }) => ({ place: 'At the bridge, at nine', ...Object(body) }) }}
      onDone={(done) => setJoined(done.kind === 'done' ? done.answer : done.change)}
    />
  )
}
