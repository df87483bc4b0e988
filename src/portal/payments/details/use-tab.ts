import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCameFrom } from '../../pages/navigation/came-from.ts'

const parameter = 'tab'

/** Which tab the address names; the first one is not named. */
export function useTab(first: string | undefined): {
  readonly tab: string | undefined
  readonly onTab: (tab: string) => void
} {
  const [search, setSearch] = useSearchParams()
  const came = useCameFrom()
  const onTab = useCallback(
    (tab: string) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (tab === first) next.delete(parameter)
          else next.set(parameter, tab)
          return next
        },
        { replace: true, preventScrollReset: true, state: came },
      ),
    [setSearch, first, came],
  )
  return { tab: search.get(parameter) ?? undefined, onTab }
}
