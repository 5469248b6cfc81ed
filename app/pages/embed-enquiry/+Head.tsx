/** Links and the plain form's answer open outside the frame: our other pages let nobody frame them. */
export function Head() {
  return <base target="_blank" />;
}
