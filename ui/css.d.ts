/** A style sheet as text: the build imports CSS files with the loader `text`. */
declare module '*.css' {
  const text: string
  export default text
}
