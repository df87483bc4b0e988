import type { Page } from '#definition/generated/page.ts'
import { isOfList } from '#definition/page-template.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { Details } from '#runtime/details/details.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { use, useCallback, useMemo } from 'react'
import { FieldProvider, useNamedWords } from '../../field-provider.tsx'
import { PaymentDetails } from '../../payments/details/payment-details.tsx'
import { useSigned } from '../../session/session-context.ts'
import { DetailsActions } from './details-actions.tsx'
import { PageBanners } from '../frame/page-banners.tsx'
import { useRecordTitle } from './record-title.ts'
import { useTitle } from '../frame/use-title.ts'

export interface DetailsPageProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** One record at its address. */
export function DetailsPage({ page, parameters }: DetailsPageProps) {
  const { definitions } = useSigned()
  const { facts } = use(DetailsContext)
  const title = useRecordTitle(page)
  useTitle(page.over === undefined ? title : undefined)
  const id = page.details ?? ''
  const definition = definitions.library.details[id]
  useNamedWords(definition)
  const rules = useMemo(
    () => linkOwnRules(definition?.rules ?? {}, definitions.rules).rules,
    [definition, definitions],
  )
  const params = useMemo(() => ({ ...facts, parameters }), [facts, parameters])
  const actions = useCallback(
    (record: unknown) =>
      definition && <DetailsActions definition={definition} rules={rules} record={record} />,
    [definition, rules],
  )
  const banners = useMemo(() => <PageBanners page={page} />, [page])
  if (!definition) return <Broken title={page.title} sentences={definitions.broken('details', id)} />
  const Shown = id === 'payment' ? PaymentDetails : Details
  return (
    <FieldProvider>
      <Shown
        definition={definition}
        rules={rules}
        params={params}
        banners={banners}
        actions={actions}
        isSummary={isOfList(page)}
      />
    </FieldProvider>
  )
}
