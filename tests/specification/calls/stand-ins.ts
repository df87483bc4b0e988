import { table } from '../table.ts'

/**
 * Replacements for responses. A 404 or an invalid response shows as 'empty' or 'fallback'. The portal divides a whole
 * list into pages itself ('whole'), or reads the next page by its key ('keyed').
 */
export const standIns = table('word', 'value', 'calls', 'source')`
empty | {"content":[]} | accessRequests.list achServices.list additionalDocumentation.list contacts.list exchangeCredentials.list exchangeRates.list exchanges.list exposures.list holidays.list inquiries.list members.list owners.list passkeys.list presets.list schemas.list sessions.list taxDocuments.list tlsCredentials.list wallets.list webhookDeliveries.list | API-006 API-170
empty | {"content":[],"page":{"number":0,"size":0,"totalElements":0,"totalPages":0}} | activity.list apiRequests.list approvals.list batches.list batches.rows collections.list invoices.list payments.list payments.listOlder reports.list rewards.days rewards.list users.list | API-006 API-170
empty | {"content":[],"products":[]} | banks.list | API-006 API-170
empty | {"content":[],"most":0,"waiting":[]} | clients.list webhooks.list | API-006 API-170
fallback | {"flags":{}} | flags.list | API-006
empty | {"identities":[],"total":0} | identities.list | API-006 API-170
keyed | {"rows":"identities","total":"total","next":"paginationKey","asks":"pagination_key"} | identities.list | API-112 OPEN-42
whole | true | ledgerAccounts.list | own: the list is short, and pages of it are made here.
empty | {"notifications":[],"paginationKeys":{},"totalCount":0,"currentPage":1,"totalPage":0,"unreadCount":0} | notifications.list | API-006 API-170
empty | {"views":[]} | views.list | API-006 API-170
`
