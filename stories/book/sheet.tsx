import { Tick, Cross } from '@blueprintjs/icons'
import { useId, useLayoutEffect, useState, type ReactNode } from 'react'
import { FieldAlone } from '../widgets/harness.tsx'
import { Anatomy } from './anatomy.tsx'
import { Cell } from './cell.tsx'
import type { Advice, Description } from './description.ts'
import { useSpoken } from './longer-words.ts'
import { adaptStyles } from './page-styles.ts'
import { Pin } from './pin.tsx'
import { statesOf, type FieldState } from './states.ts'
import { combinationsOf, showView, useView, type View } from './view.ts'
import './book.css'

interface SheetProps {
  readonly description: Description
  readonly story: string
  readonly globals: Readonly<Record<string, unknown>>
}

/** As many are drawn before the page is shown; the others once they come near. */
const AT_ONCE = 12

/** Everything about one field type on one page, made of its description. */
export function Sheet({ description, story, globals }: SheetProps) {
  const view = useView(globals)
  const spoken = useSpoken(view.words)
  useLayoutEffect(() => {
    const restore = adaptStyles()
    return () => {
      restore()
      showView()
    }
  }, [])
  const { title, purpose, example } = description
  return (
    <main className="book">
      <header>
        <h1>{title}</h1>
        <p className="book__purpose">{purpose}</p>
        <p className="book__type">
          In a definition: <code>{`"type": "${example.field.type}"`}</code>
        </p>
      </header>
      {view.state === 'all' && <Guidance description={description} />}
      <h2>States</h2>
      {spoken === view.words && (
        <States key={`${view.words} ${view.state}`} states={statesOf(description)} {...{ view, story }} />
      )}
    </main>
  )
}

interface StatesProps {
  readonly states: readonly FieldState[]
  readonly view: View
  readonly story: string
}

function States({ states, view, story }: StatesProps) {
  const combinations = combinationsOf(view)
  const shown = states.filter(({ name }) => view.state === 'all' || view.state === name)
  return (
    <div className={combinations.length === 1 ? 'book-states book-states--one' : 'book-states'}>
      {shown.map((state, at) => (
        <State
          key={state.name}
          {...{ state, view, story, combinations }}
          isAtOnce={(place) => at * combinations.length + place < AT_ONCE}
        />
      ))}
    </div>
  )
}

interface StateProps extends Omit<StatesProps, 'states'> {
  readonly state: FieldState
  readonly combinations: ReturnType<typeof combinationsOf>
  readonly isAtOnce: (place: number) => boolean
}

function State({ state, view, story, combinations, isAtOnce }: StateProps) {
  const [heard, setHeard] = useState('')
  const id = useId()
  return (
    <section className="book-state" aria-label={state.title} id={`state-${state.name}`}>
      <header>
        <h3>{state.title}</h3>
        <Pin state={state.name} title={state.title} {...{ view, story }} />
        <p>{state.says}</p>
      </header>
      {state.example && (
        <>
          <div className="book-state__cells">
            {combinations.map((combination, place) => (
              <Cell
                key={place}
                {...{ state, combination }}
                words={view.words}
                id={`${id}${place}`}
                isAtOnce={isAtOnce(place)}
                isNamed={combinations.length > 1}
                onHeard={place === 0 ? setHeard : undefined}
              />
            ))}
          </div>
          <p className="book-state__heard">
            <strong>Heard:</strong> {heard}
          </p>
        </>
      )}
    </section>
  )
}

function Guidance({ description }: { readonly description: Description }) {
  const {
    use = [],
    avoid = [],
    words = [],
    keyboard = [],
    heard,
    do: good = [],
    dont: bad = [],
  } = description
  const id = useId()
  return (
    <>
      <Anatomy description={description} id={`${id}-anatomy`} />
      <div className="book-guidance">
        <Part title="Use it" when={use.length > 0}>
          <ul>
            {use.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
        <Part title="Use something else" when={avoid.length > 0}>
          <ul>
            {avoid.map(([when, instead]) => (
              <li key={when}>
                {when}: <strong>{instead}</strong>.
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Words" when={words.length > 0}>
          <ul>
            {words.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
        <Part title="Keyboard" when={keyboard.length > 0}>
          <dl className="book-keys">
            {keyboard.map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Screen reader" when={heard !== undefined}>
          <p>{heard} Below each state stands what is heard, read from what is drawn there.</p>
        </Part>
      </div>
      {good.length + bad.length > 0 && (
        <div className="book-advice">
          {good.map((advice, at) => (
            <Example key={advice.says} {...{ advice, description }} id={`${id}-do-${at}`} isGood />
          ))}
          {bad.map((advice, at) => (
            <Example key={advice.says} {...{ advice, description }} id={`${id}-dont-${at}`} isGood={false} />
          ))}
        </div>
      )}
    </>
  )
}

function Part({ title, when, children }: { title: string; when: boolean; children: ReactNode }) {
  if (!when) return null
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface ExampleProps {
  readonly advice: Advice
  readonly description: Description
  readonly id: string
  readonly isGood: boolean
}

function Example({ advice, description, id, isGood }: ExampleProps) {
  const Icon = isGood ? Tick : Cross
  return (
    <figure className={isGood ? 'book-example book-example--do' : 'book-example book-example--dont'}>
      <figcaption>
        <Icon size={16} />
        <span>
          <strong>{isGood ? 'Do' : 'Do not'}.</strong> {advice.says}
        </span>
      </figcaption>
      {advice.shows && (
        <div className="book-example__field">
          <FieldAlone example={{ ...description.example, ...advice.shows }} id={id} shows="field" />
        </div>
      )}
    </figure>
  )
}
