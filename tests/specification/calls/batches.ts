import { callTable } from './columns.ts'

/** Batches, reports, invoices, rewards and collections. */
export const batchCalls = callTable`
batches.process | POST /batch_upload/process_payments | payments.write | upload | canUploadBatches:batch-upload-off canMoveMoneyHere:no-production-access | batch-upload-off no-production-access file-required file-bad-policy file-too-large one-file batch-file-unreadable batch-columns batch-empty batch-too-long batch-too-fast | API-106 BAT-036 BAT-039 BAT-041 ERR-039 ERR-040 LIM-005
batches.create | POST /batch_upload | payments.write | key | canUploadBatches:batch-upload-off canMoveMoneyHere:no-production-access | batch-upload-off no-production-access batch-rows batch-too-fast | BAT-002 BAT-039 BAT-041
batches.list | GET /batch_upload | payments.read | | isBatchUploadOn:batch-upload-off | batch-upload-off filter-empty filter-min-amount filter-max-amount filter-date-format filter-date-input filter-payment-id filter-dates-crossed filter-amounts-crossed | API-107 BAT-035 BAT-038 OPEN-30
batches.read | GET /batch_upload/{id} | payments.read | | isBatchUploadOn:batch-upload-off | batch-upload-off not-found | API-108 BAT-038
batches.rows | GET /batch_upload/{id}/rows | payments.read | | isBatchUploadOn:batch-upload-off | batch-upload-off not-found | own: the rows of a batch are a list of their own, because a batch may have a hundred.
batches.accept | POST /batch_upload/{id}/accept_quote | payments.write | key | canUploadBatches:batch-upload-off canMoveMoneyHere:no-production-access | batch-upload-off no-production-access not-found batch-not-quoted batch-unquoted batch-quote-expired batch-accepted-already batch-duplicate | API-109 BAT-026 BAT-039 ERR-045 TRU-037
batches.quote | POST /batch_upload/{id}/quote | payments.write | key | canUploadBatches:batch-upload-off canMoveMoneyHere:no-production-access | batch-upload-off no-production-access not-found batch-accepted-already batch-too-fast | BAT-008 BAT-041
batches.file | GET /batch_upload/{fileId}/template_presigned_url | payments.read | | isBatchUploadOn:batch-upload-off | batch-upload-off not-found batch-link-over | API-110 BAT-038
batches.results | GET /batch_upload/results/{fileId} | payments.read | | isBatchUploadOn:batch-upload-off | batch-upload-off not-found | TRU-431
batches.template | POST /batch_upload/template | payments.write | | canUploadBatches:batch-upload-off canMoveMoneyHere:no-production-access | batch-upload-off no-production-access batch-template-unsupported batch-template-none | API-111 ERR-046 ERR-047
reports.list | GET /report_proxy/v1/reports | reports.read | | isReportListOn:reports-off | reports-off | API-091 OPEN-104 OPEN-143
reports.create | POST /report_proxy/v1/reports | reports.write | key | isReportListOn:reports-off | reports-off report-name-missing report-name-taken report-type-unknown report-type-off report-range range-reversed range-too-long range-future report-columns too-many-reports zone-unknown time-zone-unknown | API-092 ERR-052 ERR-054 ERR-055 REP-010 REP-011 REP-012 REP-014 REP-015
reports.delete | DELETE /report_proxy/v1/reports/{id} | reports.write | | isReportListOn:reports-off | reports-off deleted-already | API-093 OPEN-106
reports.read | GET /report_proxy/v1/reports/{id} | reports.read | | isReportListOn:reports-off | reports-off | API-094
reports.content | GET /report_proxy/v1/reports/{fileId}/content | reports.read | | isReportListOn:reports-off | reports-off report-not-available report-empty | API-095 ERR-048 ERR-051
invoices.list | GET /invoices_proxy/v1/invoices | reports.read | | | | API-096 REP-002
invoices.read | GET /invoices_proxy/v1/invoices/{id} | reports.read | | | | own: an invoice opens on a page of its own.
invoices.content | GET /invoices_proxy/v1/invoices/{fileId}/content | reports.read | | | | API-097 REP-007
organisations.validate | GET /xcurrent_proxy/internal/tenant_validation | self.read | | | | API-098
rewards.list | GET /rewards_proxy/v1/rewards | rewards.read | | isRewardsOn:rewards-off | rewards-off | API-022 RWD-005
rewards.read | GET /rewards_proxy/v1/rewards/{id} | rewards.read | | isRewardsOn:rewards-off | rewards-off | API-022 NAV-015
rewards.days | GET /rewards_proxy/v1/rewards/{id}/days | rewards.read | | isRewardsOn:rewards-off | rewards-off | API-022 RWD-006
rewards.content | GET /rewards_proxy/v1/rewards/{fileId}/content | rewards.read | | isRewardsOn:rewards-off | rewards-off | API-022 RWD-006
rewards.summary | GET /rewards_proxy/v1/summary | rewards.read | | isRewardsOn:rewards-off | rewards-off | API-022 RWD-002 RWD-003
collections.list | GET /collections_proxy/v1/collections | collections.transfers.read | | isCollectionsOn:collections-off | collections-off | API-024 OPEN-147
`
