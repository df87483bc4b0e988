import { table } from '../table.ts'

/** Bounds of records per call: the largest number, unique values and versions, each with its fault (TRU-522). */
export const recordBounds = table('calls', 'bound', 'value', 'fault', 'source')`
# Presets and views of lists.
presets.create | limit | presets | too-many-presets | TRU-522
presets.create presets.update | unique | name | preset-name-taken | PRE-006 PRE-007
presets.update | versioned | | preset-changed | TRU-522
views.create | limit | viewsPerPerson | too-many-views | TRU-166 TRU-522
views.create views.update | unique | name within table | view-name-taken | TRU-166 TRU-522
# Keys of people and programs.
passkeys.add | limit | passkeys | too-many-passkeys | TRU-522
clients.create | limit | apiCredentials | too-many-credentials | TRU-522
clients.create clients.update tlsCredentials.generate | unique | name | credential-name-taken | TRU-522
webhooks.create | limit | webhooks | too-many-webhooks | TRU-522
# Connections.
achServices.create achServices.update | unique | service_name | connection-name-taken | TRU-522
exchanges.create exchanges.update | unique | name | connection-name-taken | TRU-522
holidays.create holidays.update | unique | name within date | connection-name-taken | TRU-522
achServices.update exchanges.update holidays.update | versioned | | connection-changed | TRU-522
# Answers of onboarding, which several people give.
contacts.update exposures.update owners.update | versioned | | onboarding-changed | TRU-522
`
