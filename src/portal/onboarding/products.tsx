import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { useCard } from '../cards/frame/use-card.ts'
import { useSigned } from '../session/session-context.ts'
import { useLabels } from './use-labels.ts'

/** Products of the organisation: how each is funded, and the entity that bills it (ONB-020). */
export function Products() {
  const { session } = useSigned()
  const requested = { username: session.person.email, multi_product: session.flags.multiProduct }
  const state = useCard('onboarding.config', requested, 'onboardingEverySeconds')
  const entities = useLabels('billing-entities')
  const names = useLabels('wallet-products')
  const products = state.data?.products ?? []
  if (products.length === 0) return null
  return (
    <section className="ptl-card ptl-task" aria-labelledby="products">
      <h2 id="products">{sayOnboarding('products')}</h2>
      <ul className="ptl-row-list">
        {products.map(({ id, name, fundingType, fundingMethod, billingEntity }) => (
          <li key={id}>
            <div>
              <strong>{names(name).label}</strong>
              <p>
                {[fundingType, fundingMethod].filter((word) => word !== 'None').join(', ') ||
                  sayOnboarding('noFunding')}
              </p>
            </div>
            <span className="ptl-task__progress">
              {sayOnboarding('billedBy', { entity: entities(billingEntity).label })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
