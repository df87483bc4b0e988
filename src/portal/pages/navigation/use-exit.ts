import type { Page } from '#definition/generated/page.ts'
import type { Exit } from '#runtime/details/details-context.ts'
import { use, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { fillPath } from '../../definitions/address.ts'
import { useSigned } from '../../session/session-context.ts'
import { useWayBack, type CameFrom } from './came-from.ts'
import { OverContext } from '../stack/over-context.ts'
import { pageRight } from '../page-right.ts'
import { pagesAbove } from './pages-above.ts'

const goingBack: CameFrom = { isBack: true }

/**
 * Returns the pages whose addresses this one continues, shortest first: a wizard has no parent, but is below
 * the list it adds to.
 */
const pagesBefore = ({ path }: Page, pages: Readonly<Record<string, Page>>): readonly Page[] =>
  Object.values(pages)
    .filter((one) => path.startsWith(`${one.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)

/**
 * Returns the exit of a page without its record: the nearest page above that this person may open, as it was
 * left.
 */
export function useExit(page: Page): Exit | undefined {
  const signed = useSigned()
  const over = use(OverContext)
  const navigate = useNavigate()
  const parameters = useParams()
  const wayBack = useWayBack()
  return useMemo(() => {
    const { pages } = signed.definitions.library
    const below = pages[page.over ?? '']
    if (over && below) return { label: sayPages('backTo', { page: below.title }), go: over.close }
    const every = page.parent === undefined ? pagesBefore(page, pages) : pagesAbove(page, pages)
    const above = every.findLast((one) => pageRight(one, signed).kind === 'open')
    if (!above) return undefined
    const address = wayBack(fillPath(above.path, parameters))
    return {
      label: sayPages('backTo', { page: above.title }),
      go: () => void navigate(address, { state: goingBack }),
    }
  }, [page, signed, over, navigate, parameters, wayBack])
}
