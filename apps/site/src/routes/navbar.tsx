export const Component = () => <h1>Under the dust sheet</h1>;
