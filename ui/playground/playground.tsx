import { useEffect, useState } from 'preact/hooks'
import type { MockOptions } from '../../src/index.ts'
import { Inspector, type InspectorProps } from '../app/inspector.tsx'
import { SelectField } from '../app/parts/field.tsx'
import { type DialectChoice, dialectOptions, mockOptions, type SeedChoice, seedOptions } from './choices.ts'
import { Isolated } from './isolated.tsx'

/** A mock that runs in this page. */
export interface RunningMock extends Pick<InspectorProps, 'admin' | 'service'> {
  /** Changes with each mock. */
  id: number
}

interface PlaygroundProps {
  /** Creates a mock, and opens an account. */
  start(options: MockOptions): Promise<RunningMock>
}

/** The inspector of a mock in this page. A choice of another dialect or other records starts a new mock. */
export function Playground({ start }: PlaygroundProps) {
  const [dialect, setDialect] = useState<DialectChoice>('default')
  const [seed, setSeed] = useState<SeedChoice>('demo')
  const [running, setRunning] = useState<RunningMock>()
  useEffect(() => {
    let isCurrent = true
    start(mockOptions(dialect, seed)).then(mock => {
      if (isCurrent) setRunning(mock)
    })
    return () => {
      isCurrent = false
    }
  }, [start, dialect, seed])
  return (
    <>
      <div class="playground-bar">
        <div class="playground-words">
          <h1>Playground</h1>
          <p>The whole mock runs in this page. No request leaves it, and a reload starts over.</p>
        </div>
        <SelectField
          label="Dialect"
          value={dialect}
          options={dialectOptions}
          onValue={chosen => setDialect(chosen)}
        />
        <SelectField label="Records" value={seed} options={seedOptions} onValue={chosen => setSeed(chosen)} />
      </div>
      <Isolated>
        {running && <Inspector key={running.id} admin={running.admin} service={running.service} />}
      </Isolated>
    </>
  )
}
