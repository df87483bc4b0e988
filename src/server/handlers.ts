import { byId, type Handlers, type HandlersById } from './app/call.ts'
import type { ServerConfig } from './app/config.ts'
import type { ServerDefinitions } from './app/definitions.ts'
import { createFacts } from './app/facts.ts'
import { closeBrokenMachines } from './definitions/closed-calls.ts'
import { limitOf } from './definitions/limit.ts'
import { linkedMachine } from './definitions/machine.ts'
import { activityHandlers } from './activity/handlers.ts'
import { approvalHandlers } from './approvals/handlers.ts'
import { defineApprovalExpiry } from './approvals/expiry.ts'
import { allowlistHandlers } from './allowlist/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { balanceHandlers } from './balances/handlers.ts'
import { bankHandlers } from './banks/handlers.ts'
import { reviewedBanks } from './banks/review.ts'
import { batchHandlers } from './batches/handlers.ts'
import { clientViewHandlers } from './client-views/handlers.ts'
import { collectionHandlers } from './collections/handlers.ts'
import { configurationHandlers } from './configuration/handlers.ts'
import { connectionFileForgetting } from './connections/files/file-expiry.ts'
import { connectionHandlers } from './connections/handlers.ts'
import { underControl } from './controls/control.ts'
import { credentialHandlers } from './credentials/handlers.ts'
import { environmentHandlers } from './environments/handlers.ts'
import { exchangeCredentialHandlers } from './exchange-credentials/handlers.ts'
import { fileForgetting } from './files/file-expiry.ts'
import { fileHandlers } from './files/handlers.ts'
import { flagHandlers } from './flags/handlers.ts'
import { decisionHandlers } from './decisions/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { identityHandlers } from './identities/handlers.ts'
import { ledgerHandlers } from './ledger/handlers.ts'
import { identityProviderHandlers } from './identity-providers/handlers.ts'
import { invoiceHandlers } from './invoices/handlers.ts'
import { defineEndingNotices } from './credentials/ending.ts'
import { defineForgetting } from './jobs/forgetting.ts'
import type { Jobs } from './jobs/jobs.ts'
import { networkData, type NetworkData } from './network/data.ts'
import { createHttpNetwork } from './network/http-network.ts'
import { createSimulatedExchanges } from './network/exchange-controller.ts'
import { createLegacyNetwork } from './network/legacy-network.ts'
import { createSimulatedPulse } from './network/pulse.ts'
import { createPeerLedger } from './network/peer-ledger.ts'
import { messageForgetting } from './network/payout/callbacks.ts'
import { createRoutingTable } from './network/routing-table.ts'
import { createStablecoinIssuer } from './network/stablecoin-issuer.ts'
import { createReviewer } from './network/review/reviews.ts'
import { createOnboardingController } from './network/onboarding-controller.ts'
import { onboardingConfigHandlers } from './onboarding/config/handlers.ts'
import { onboardingDependencies, onboardingHandlers } from './onboarding/handlers.ts'
import { requireOpen } from './onboarding/open-onboarding.ts'
import { byPeople } from './provider/by-people.ts'
import { providerHandlers } from './provider/handlers.ts'
import { defineStuckNotices } from './provider/stuck-notices.ts'
import { onboardingTakers } from './onboarding/review/take.ts'
import { reviewedBusinesses } from './onboarding/verification/checked.ts'
import { payinHandlers } from './payin/handlers.ts'
import { createSimulatedCardProvider } from './payin/simulated-payin.ts'
import { languageHandlers } from './languages/handlers.ts'
import { mailHandlers } from './mails/handlers.ts'
import { defineMails } from './mails/send.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { organisationHandlers } from './organisations/handlers.ts'
import { passkeyHandlers } from './passkeys/handlers.ts'
import { paymentDownloadHandlers } from './payments/download/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { defineBookmarkJob } from './payments/list/bookmarks/bookmark-job.ts'
import { defineContractExpiry } from './payments/moves/expiry.ts'
import { linkMachines } from './payments/moves/machines.ts'
import { takeMoves } from './payments/moves/report.ts'
import { payoutHandlers } from './payout/handlers.ts'
import { presetHandlers } from './presets/handlers.ts'
import { quoteForgetting } from './quotes/quote-expiry.ts'
import { pricingHandlers } from './rates/pricing.ts'
import { quoteMetadataHandlers } from './quotes/metadata.ts'
import { quoteHandlers } from './quotes/handlers.ts'
import { rateHandlers } from './rates/handlers.ts'
import { reconciliationHandlers } from './reconciliation/handlers.ts'
import { reportingCredentialHandlers } from './reporting-credentials/handlers.ts'
import { defineRefusalCounts } from './refusals/count.ts'
import { reportHandlers } from './reports/handlers.ts'
import { rewardHandlers } from './rewards/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { secondFactorHandlers } from './second-factor/handlers.ts'
import { secondFactorPolicyHandlers } from './second-factor/policy.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import { takeArrivals } from './stablecoin/arrival.ts'
import { stablecoinHandlers } from './stablecoin/handlers.ts'
import type { Store } from './store/store.ts'
import { taskHandlers } from './tasks/handlers.ts'
import { takePeerAnswers } from './transfers/answered.ts'
import { transferHandlers } from './transfers/handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { viewHandlers } from './views/handlers.ts'
import { requestLogHandlers } from './request-log/handlers.ts'
import { webhookHandlers } from './webhooks/handlers.ts'
import { defineWebhooks } from './webhooks/send.ts'
import { walletHandlers } from './wallets/handlers.ts'
import { reviewedWallets } from './wallets/review.ts'

/** What every noun may depend on. */
export interface Dependencies {
  /** For jobs only; a request has its own transaction. */
  store: Store
  jobs: Jobs
  definitions: ServerDefinitions
  config: ServerConfig
  /** What the simulated network offers. */
  data?: NetworkData
  /** The definitions in force, where these may be older ones. */
  inForce?: () => ServerDefinitions
}

/** The one list of nouns; defines their jobs as well, so call it before the jobs start. */
export const createHandlers = (dependencies: Dependencies): HandlersById => {
  const { store, jobs, definitions, config, data = networkData() } = dependencies
  const machines = linkMachines(definitions)
  const network = createHttpNetwork(data, jobs, store, definitions, machines, config.network)
  const legacy = createLegacyNetwork(data, jobs, store, takeMoves(machines))
  const reviewing = { jobs, store, ask: network.ask, terms: data.payouts }
  const controller = {
    ...byPeople(createOnboardingController(data, jobs, store, onboardingTakers), config),
    verify: createReviewer(reviewing, 'business', reviewedBusinesses).review,
  }
  const onboarding = onboardingDependencies({
    definitions,
    readFacts: createFacts(definitions),
    controller,
    config,
  })
  const compliance = createReviewer(reviewing, 'wallet', reviewedWallets)
  const review = createReviewer(reviewing, 'bank', reviewedBanks)
  const issuer = createStablecoinIssuer(data, jobs, store, takeArrivals)
  const transfers = linkedMachine(definitions, 'transfer')
  const peers = createPeerLedger(data, jobs, store, takePeerAnswers(transfers))
  defineApprovalExpiry(jobs, store, machines)
  defineContractExpiry(jobs, store, machines)
  defineBookmarkJob(jobs, store)
  defineEndingNotices(jobs, store, definitions)
  defineRefusalCounts(jobs, store, definitions)
  defineStuckNotices(jobs, store, definitions, data.payouts)
  defineMails({ store, jobs, definitions, config })
  defineWebhooks({ store, jobs, definitions, config })
  const unusedDays = limitOf(definitions, 'unusedFileDays')
  const forgettings = [
    quoteForgetting,
    fileForgetting(unusedDays),
    connectionFileForgetting(unusedDays),
    messageForgetting(data.payouts),
  ]
  for (const one of forgettings) defineForgetting(jobs, store, one)
  const handlers: Handlers = {
    ...activityHandlers({ definitions, store }),
    ...approvalHandlers({ network, definitions }),
    ...allowlistHandlers({ definitions }),
    ...auditHandlers(),
    ...balanceHandlers(),
    ...bankHandlers({ review, definitions }),
    ...batchHandlers({ network, definitions, partners: data.partners, store, jobs }),
    ...clientViewHandlers({ definitions, issuer: config.login.issuer }),
    ...collectionHandlers({ definitions }),
    ...configurationHandlers({
      network,
      definitions,
      outside: config.outside,
      secondApi: config.secondApi,
      cacheRefreshSkipRoles: config.cacheRefreshSkipRoles,
    }),
    ...connectionHandlers({
      definitions,
      readFacts: createFacts(definitions),
      network,
      pulse: createSimulatedPulse(),
      routes: createRoutingTable(data),
    }),
    ...credentialHandlers({ definitions, audience: config.login.audience }),
    ...environmentHandlers({ definitions }),
    ...exchangeCredentialHandlers({ definitions, exchanges: createSimulatedExchanges() }),
    ...fileHandlers({ definitions }),
    ...flagHandlers({ definitions }),
    ...decisionHandlers({ definitions }),
    ...homeHandlers({ definitions }),
    ...identityHandlers({ network, definitions, holders: data.holders }),
    ...invoiceHandlers({ definitions }),
    ...ledgerHandlers({
      definitions,
      flows: onboarding.flows,
      readFacts: createFacts(definitions),
      ledger: data.ledger,
      balanceCheckDisabledOrgs: config.balanceCheckDisabledOrgs,
    }),
    ...languageHandlers(),
    ...mailHandlers(),
    ...notificationHandlers({ definitions }),
    ...onboardingConfigHandlers({ definitions }),
    ...onboardingHandlers(onboarding),
    ...payinHandlers({ provider: createSimulatedCardProvider(), keys: config.cardKeys }),
    ...organisationHandlers({ definitions, readFacts: createFacts(definitions) }),
    ...paymentDownloadHandlers(definitions, store, createFacts(definitions)),
    ...paymentHandlers({
      network,
      definitions,
      machines,
      legacy,
      holders: data.holders,
      readFacts: createFacts(definitions),
    }),
    ...payoutHandlers({ network, data, definitions }),
    ...presetHandlers({ network, definitions }),
    ...pricingHandlers({ network }),
    ...quoteHandlers({ network, definitions }),
    ...quoteMetadataHandlers({ definitions }),
    ...reconciliationHandlers({ definitions }),
    ...providerHandlers({
      definitions,
      issuer: config.login.issuer,
      payouts: data.payouts,
      deployment: config,
    }),
    ...identityProviderHandlers({ store, definitions, config }),
    ...rateHandlers({ network }),
    ...reportingCredentialHandlers({ definitions }),
    ...reportHandlers({ store, jobs, definitions, readFacts: createFacts(definitions) }),
    ...rewardHandlers({ definitions }),
    ...searchHandlers({ definitions, readFacts: createFacts(definitions) }),
    ...passkeyHandlers({ config }),
    ...secondFactorHandlers({ store }),
    ...secondFactorPolicyHandlers({ config }),
    ...sessionHandlers({ definitions }),
    ...stablecoinHandlers({ definitions, issuer }),
    ...taskHandlers(onboarding),
    ...transferHandlers({ definitions, machine: transfers, readFacts: createFacts(definitions), peers }),
    ...userHandlers({ definitions, readFacts: createFacts(definitions), config }),
    ...viewHandlers({ definitions }),
    ...walletHandlers({ definitions, compliance }),
    ...webhookHandlers({ store, definitions, config }),
    ...requestLogHandlers(definitions),
  }
  const open = closeBrokenMachines(requireOpen(byId(handlers), onboarding), definitions)
  return underControl(open, { definitions, store, jobs, inForce: dependencies.inForce })
}
