import { useEffect, useState } from 'react'
import { sayPayments } from '#values/generated/say-payments.ts'
import { sayElapsed } from './elapsed.ts'

const everyMs = 5_000
const newMs = 60_000

/** Age of the data, shown only if it is too old. */
export function Freshness({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  const age = now - at
  if (age < newMs) return null
  return <p className="ptl-freshness">{sayPayments('updatedAgo', { age: sayElapsed(age) })}</p>
}
