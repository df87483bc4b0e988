import { useEffect, useState } from 'react'

const everyMs = 5_000
const minute = 60_000

/** How old a list is, in words. */
export function sayAge(milliseconds: number): string {
  if (milliseconds < everyMs) return 'Updated just now'
  if (milliseconds < minute) return `Updated ${Math.floor(milliseconds / 1000)} s ago`
  const minutes = Math.floor(milliseconds / minute)
  return minutes < 60 ? `Updated ${minutes} min ago` : `Updated ${Math.floor(minutes / 60)} h ago`
}

/** Updates its age by itself, and renders nothing else. */
export function Freshness({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return <span className="ptl-table__fresh">{sayAge(now - at)}</span>
}
