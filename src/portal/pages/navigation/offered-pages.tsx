import type { Page } from '#definition/generated/page.ts'
import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { pageIcons } from '../frame/page-icons.ts'
import { pageRight } from '../page-right.ts'
import { offeredAt } from './redirect-of.ts'

/** Button of a page, for people who may open it by permission, organisation and environment (OPEN-77). */
export function OfferedPage({ page }: { readonly page: Page }) {
  const navigate = useNavigate()
  const signed = useSigned()
  if (page.offered === undefined || pageRight(page, signed).kind !== 'open') return null
  const Icon = pageIcons[page.offered.icon ?? '']
  return (
    <Button
      intent="primary"
      icon={Icon && <Icon />}
      text={page.offered.label}
      onClick={() => void navigate(offeredAt(page, signed))}
    />
  )
}

/** Buttons for the pages that are offered beside this one. */
export function OfferedPages({ beside }: { readonly beside: string }) {
  const { pages } = useSigned().definitions.library
  return Object.values(pages)
    .filter(({ offered }) => offered?.beside?.includes(beside))
    .map((page) => <OfferedPage key={page.id} page={page} />)
}
