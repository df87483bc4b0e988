import { outlineTable } from './columns.ts'

/** What stands on the pages for logins of clients. */
export const loginPageOutlines = outlineTable`
pages/identity-provider-add | flow=add-identity-provider; stepParameter=step; over=provider-client; as=dialog | TRU-407
pages/identity-provider-add given | clientId=address.id | TRU-407
pages/identity-provider-edit | flow=edit-identity-provider; stepParameter=step; over=identity-provider; as=dialog | TRU-407
pages/identity-provider-edit given | id=address.id | TRU-407
pages/identity-provider-token | flow=identity-provider-token; stepParameter=step; over=identity-provider; as=dialog | TRU-410
pages/identity-provider-token given | id=address.id | TRU-410
pages/identity-provider-secret | flow=identity-provider-secret; stepParameter=step; over=identity-provider; as=dialog | TRU-407
pages/identity-provider-secret given | id=address.id | TRU-407
pages/identity-provider | details=identity-provider; parent=identity-providers | TRU-407
pages/identity-providers | table=identity-providers; parent=provider | TRU-407
`
