const shapes = {
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11L4 20ZM14 6.5 17.5 10',
  trash: 'M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  link: 'M10 14l4-4M10.5 8l2-2a4 4 0 0 1 5.5 5.5l-2 2M13.5 16l-2 2A4 4 0 0 1 6 12.5l2-2',
  alert: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.2v.1',
  arrow: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5',
} as const

export type IconName = keyof typeof shapes

/** An icon beside a label. Screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
