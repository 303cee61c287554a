export { Container, type ContainerProps } from './Container/Container.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
