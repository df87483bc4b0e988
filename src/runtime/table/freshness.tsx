import { useEffect, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'

const everyMs = 5_000
const minute = 60_000

/** Describes the age of a list. */
export function sayAge(milliseconds: number): string {
  if (milliseconds < everyMs) return sayTables('updatedNow')
  if (milliseconds < minute) return sayTables('updatedSeconds', { count: Math.floor(milliseconds / 1000) })
  const minutes = Math.floor(milliseconds / minute)
  return minutes < 60
    ? sayTables('updatedMinutes', { count: minutes })
    : sayTables('updatedHours', { count: Math.floor(minutes / 60) })
}

/** Age of the data, which updates without rendering anything else. */
export function Freshness({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return <span className="ptl-table__fresh">{sayAge(now - at)}</span>
}
