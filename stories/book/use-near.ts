import { useEffect, useRef, useState } from 'react'

const MARGIN = '600px'

/** Tells when a box comes near the visible part of the page, so that a page of hundreds opens at once. */
export function useNear(isAtOnce = false) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isAtOnce)
  useEffect(() => {
    if (isNear || !box.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // A scrolling box within the page hides its neighbours from the observer, unless it has a margin as well.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [isNear])
  return { box, isNear }
}
