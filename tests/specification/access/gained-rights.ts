import { table } from '../table.ts'

/**
 * Rights that a person gains at once ('alone') or after the decision of a second person ('two'). One administrator
 * who gives rights to people of their own would otherwise be the second person as well. Every right that is not a
 * right to read has a line.
 */
export const gainedRights = table('rights', 'gain', 'source')`
# To move money, or to agree the price at which it moves.
payments.write payments.production quotes.write accounts.write stablecoin.operate exchanges.write | two | TRU-020 TRU-780
# To say where money goes.
identities.write bank.write wallets.write | two | TRU-056 TRU-158 TRU-159 TRU-780
# To decide, as the second person.
payments.authorize payees.decide controls.decide provider.decide | two | TRU-020 TRU-056 TRU-354 TRU-780
# To let programs in, or to say from where they call.
credentials.write credentials.takeOver allowlist.write reporting.write | two | TRU-020 TRU-069 TRU-155 TRU-780
# To change people and the settings of the organisation.
users.write organisation.write | two | TRU-020 TRU-780
# A control says with which of the rights above its changes are decided; this one only opens the page.
changes.decide | alone | TRU-780
self.write views.write | alone | own: everybody who is signed in has them, and they change nothing of others.
activity.download reports.write files.write | alone | own: they write files for people who read the same already, and change no record.
names.write connections.write company.write schemas.write projects.write | alone | own: they describe the network and the company, and move nothing.
exchanges.mock.write | alone | own: the exchange is a mock, so that no money stands behind its balance.
onboarding.write | alone | own: two persons of the provider review what is submitted with it (TRU-354).
provider.change provider.assist provider.view | alone | own: they ask for what others decide, or look; people at the portal are never offered the role (TRU-359).
# No call asks for these yet (OPEN-147). The first that does moves them to the rights above.
collections.transfers.write collections.accounts.write collections.partners.write collections.settlements.write collections.credentials.write | alone | OPEN-147
`
