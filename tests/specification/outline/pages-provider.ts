import { outlineTable } from './columns.ts'

/** The pages of the people of the provider, as in the table of all pages. */
export const providerPageOutlines = outlineTable`
pages/provider-client | details=provider-client; parent=provider-clients | TRU-351
pages/provider-clients | table=provider-clients; parent=provider | TRU-351
pages/provider-review | details=provider-review; over=provider-reviews; as=sheet | TRU-353
pages/provider-review-ask | flow=provider-review-ask; stepParameter=step; over=provider-reviews; as=dialog | TRU-548
pages/provider-review-ask given | id=address.id |
pages/provider-reviews | table=provider-reviews; parent=provider | TRU-353
pages/provider | navigation.order=19; navigation.key=v; redirect=first; links.local; links.pages=provider-clients,provider-reviews,identity-providers,stuck-payouts,provider-setup | TRU-351
pages/stuck-payout | details=stuck-payout; over=stuck-payouts; as=sheet | TRU-356
pages/stuck-payouts | table=stuck-payouts; parent=provider | TRU-356
pages/provider-setup | table=provider-setup; parent=provider | TRU-364
pages/identity-provider-add | flow=add-identity-provider; stepParameter=step; over=provider-client; as=dialog | TRU-407
pages/identity-provider-add given | clientId=address.id | TRU-407
pages/identity-provider-edit | flow=edit-identity-provider; stepParameter=step; over=identity-provider; as=dialog | TRU-407
pages/identity-provider-edit given | id=address.id | TRU-407
pages/identity-provider-secret | flow=identity-provider-secret; stepParameter=step; over=identity-provider; as=dialog | TRU-407
pages/identity-provider-secret given | id=address.id | TRU-407
pages/identity-provider | details=identity-provider; parent=identity-providers | TRU-407
pages/identity-providers | table=identity-providers; parent=provider | TRU-407
pages/client-view | flow=view-client; stepParameter=step; over=provider-client; as=dialog | TRU-475
pages/client-view given | clientId=address.id | TRU-475
pages/client-view-open | parent=provider-clients | TRU-475
pages/client-view-open cards | enter-view | TRU-475
pages/identity-provider-token | flow=identity-provider-token; stepParameter=step; over=identity-provider; as=dialog | TRU-410
pages/identity-provider-token given | id=address.id | TRU-410
`
