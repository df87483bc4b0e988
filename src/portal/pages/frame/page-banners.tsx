import type { Page } from '#definition/generated/page.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import { Banners } from '#runtime/banner/banners.tsx'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { use, useMemo } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { useRouteTo } from '../navigation/use-route-to.ts'

/** Banners of a page. */
export function PageBanners({ page }: { readonly page: Page }) {
  const { definitions } = useSigned()
  const { facts } = use(DetailsContext)
  const rules = useMemo(() => linkOwnRules(page.rules ?? {}, definitions.rules).rules, [page, definitions])
  return <Banners banners={page.banners} rules={rules} facts={facts} wayTo={useRouteTo()} />
}
