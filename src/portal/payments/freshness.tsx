import { useEffect, useState } from 'react'
import { sayElapsed } from './elapsed.ts'

const everyMs = 5_000

/** How old what is shown is; a list that was never asked again shows its age. */
export function Freshness({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  const age = now - at
  return <span>{age < everyMs ? 'Updated just now' : `Updated ${sayElapsed(age)} ago`}</span>
}
